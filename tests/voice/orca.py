"""Orca's own customizations: what it would speak goes to a file, line by line, instead of to a loudspeaker."""
import os

import orca.braille as braille
import orca.event_manager as event_manager
import orca.settings as settings
import orca.speech as speech

heard = open(os.environ["VOICE_FILE"], "a", buffering=1, encoding="utf-8")


def note(kind, text=""):
    heard.write(f"{kind} {' '.join(str(text).split())}".strip() + "\n")


def say_all(utterances, _progress):
    for context, _voice in utterances:
        note("say", context.utterance)


# Both would wait for devices that are not there.
speech.init = lambda: None
braille.init = lambda *_args, **_more: None
speech._speak = lambda text, _voice, _interrupt: note("say", text)
speech.sayAll = say_all
speech.speakCharacter = lambda character, acss=None: note("say", character)
# What was pressed is known already; that it has come to Orca is worth knowing.
speech.speakKeyEvent = lambda event, acss=None: note("key", event.getKeyName())
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False

process = event_manager.EventManager._processObjectEvent


def process_and_note(self, event):
    """A reader that is still at work has not said everything yet."""
    note("begin")
    try:
        return process(self, event)
    finally:
        note("end")


event_manager.EventManager._processObjectEvent = process_and_note
note("ready")
