/** Preferences: how this device shows the table and lets one play at it. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { canNotify, mayNotify } from "../game/turnNotice";
import { prefer, type Prefs, usePrefs } from "../ui/preferences";
import { LANGUAGES } from "../i18n/language";
import { type Phrase, word, wordOf } from "../i18n/phrases";
import { Over } from "../ui/dialog";
import { lamp, type Lamp, setLamp } from "../ui/theme";

interface SettingsProps {
  lang: string;
  setLang: ((lang: string) => void) | null; // null where the page keeps its language
  pace: string; // of the bots; "" where there are none
  close: () => void;
}

const PACES: Readonly<Record<string, Phrase>> = { instant: "paceInstant", lively: "paceLively", calm: "paceCalm" };

export function Settings({ lang, setLang, pace, close }: SettingsProps) {
  const { motion, notices } = usePrefs();
  const [lit, setLit] = useState<Lamp>(lamp());
  const [denied, setDenied] = useState(!canNotify());
  const turn = (to: Lamp) => {
    setLamp(to);
    setLit(to);
  };
  const notify = async (wanted: boolean) => {
    const may = wanted && (await mayNotify());
    setDenied(wanted && !may);
    prefer({ notices: may });
  };
  const spoken = PACES[pace];
  return (
    <Over title={word("prefs")} kind="settings" close={close}>
      <h2>{word("prefs")}</h2>
      {setLang && (
        <Pick label={word("language")} name="lang" value={lang} choose={setLang}>
          {LANGUAGES.map(([code, own]) => (
            <option key={code} value={code} lang={code}>
              {own}
            </option>
          ))}
        </Pick>
      )}
      <Pick label={word("lamp")} name="lamp" value={lit} choose={(to) => turn(to as Lamp)}>
        <option value="">{word("asSystem")}</option>
        <option value="night">{word("night")}</option>
        <option value="paper">{word("paper")}</option>
      </Pick>
      <Pick label={word("motion")} name="motion" value={motion} choose={(to) => prefer({ motion: to as Prefs["motion"] })}>
        <option value="system">{word("asSystem")}</option>
        <option value="less">{word("less")}</option>
      </Pick>
      <Flag name="sound" />
      <Flag name="twice" />
      <Flag name="lone" />
      <Check name="notices" label={word("notices")} about={word(denied ? "noticesDenied" : "noticesAbout")} on={notices} set={(wanted) => void notify(wanted)} />
      <p class="kept">
        {spoken && wordOf("botsPlay", word(spoken))} {word("kept")}
      </p>
    </Over>
  );
}

/** Something that is so or not. */
function Flag({ name }: { name: "sound" | "twice" | "lone" }) {
  const prefs = usePrefs();
  return <Check name={name} label={word(name)} about={word(`${name}About`)} on={prefs[name]} set={(on) => prefer({ [name]: on })} />;
}

function Check({ name, label, about, on, set }: { name: string; label: string; about: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="flag">
      <input type="checkbox" name={name} checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {label}
        <small>{about}</small>
      </span>
    </label>
  );
}

function Pick({ label, name, value, choose, children }: { label: string; name: string; value: string; choose: (value: string) => void; children: ComponentChildren }) {
  return (
    <label class="choose">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
