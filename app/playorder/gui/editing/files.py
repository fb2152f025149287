"""Save, Save as, and the question what is to become of changes when their file is left."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, ToolGroup, WindowParts
from playorder.paths import assets_folder
from playorder.scenario.writing import save

__all__ = ["Files", "files_feature"]

SAVE = Command("save", "&Save", ("Ctrl+S",), "save", "Write all changes to the file")
SAVE_AS = Command("save_as", "Save &as…", ("Ctrl+Shift+S",), "", "Write the scenario to another file")


class Files(QObject):
    """Writes the edited documents, and asks before changes are lost."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._window = parts.window
        self._session = parts.session
        self._settings = parts.settings
        self._recent = parts.recent
        self.save_action = make_action(parts.window, SAVE, self.save)
        self.save_as_action = make_action(parts.window, SAVE_AS, self.save_as)
        self._session.scenario_loaded.connect(lambda _scenario: self._update())
        self._session.history.dirty_changed.connect(lambda _dirty: self._update())
        self._update()

    def save(self) -> bool:
        """Write to the file that is open. False if nothing was written.

        A document without a file asks for one, and so does what ships with the program, which is never written over.
        """
        path = Path(self._session.path)
        if not self._session.path or path.is_relative_to(assets_folder()):
            return self.save_as()
        return self._write(path)

    def save_as(self) -> bool:
        """Ask for a file and write to it. False if nothing was written."""
        before = Path(self._session.path)
        folder = Path(str(self._settings.value("files/folder", str(Path.home()))))
        is_ours = bool(self._session.path) and not before.is_relative_to(assets_folder())
        name = str(before if is_ours else folder / (self._title() + ".scenario.json"))
        path, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the scenario as"), name, self.tr("Scenarios (*.json)")
        )
        if not path:
            return False
        target = Path(path)
        if not target.suffix:
            target = target.with_name(target.name + ".scenario.json")
        self._settings.setValue("files/folder", str(target.parent))
        return self._write(target)

    def may_leave(self) -> bool:
        """Whether the document may be left: nothing would be lost, it was saved now, or the user lets it go."""
        if not self._session.history.dirty:
            return True
        question = QMessageBox(self._window)
        question.setObjectName("saveChanges")
        question.setIcon(QMessageBox.Icon.Warning)
        question.setWindowTitle("Playorder")
        question.setText(self.tr("Save the changes to %1?").replace("%1", self._title()))
        question.setInformativeText(self.tr("What is not saved is lost."))
        buttons = QMessageBox.StandardButton
        question.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        question.setDefaultButton(buttons.Save)
        answer = question.exec()
        if answer == buttons.Save:
            return self.save()
        return answer == buttons.Discard

    def _write(self, path: Path) -> bool:
        history = self._session.history
        try:
            save(path, history.documents)
        except OSError as problem:
            what = self.tr("%1 could not be saved").replace("%1", path.name)
            self._session.error.emit(f"{what}: {problem.strerror or problem}", str(path))
            return False
        history.mark_saved()
        self._session.saved_as(str(path))
        self._recent.add(self._session.path)
        return True

    def _title(self) -> str:
        scenario = self._session.scenario
        title = scenario.title if scenario is not None else ""
        name = title or Path(self._session.path).name or self.tr("New scenario")
        return "".join(letter for letter in name if letter not in '/\\:*?"<>|')[:80]

    def _update(self) -> None:
        is_open = self._session.scenario is not None
        self.save_action.setEnabled(is_open and (self._session.history.dirty or not self._session.path))
        self.save_as_action.setEnabled(is_open)


def files_feature(parts: WindowParts) -> Feature:
    """The commands of the File menu that write, and the guard over unsaved changes."""
    files = Files(parts)
    return Feature(
        menus=(MenuPart("&File", (files.save_action, files.save_as_action)),),
        tools=(files.save_action,),
        tool_group=ToolGroup.FILES,
        may_leave=files.may_leave,
    )
