/** The preferences of this device: how it shows the table and how one plays on it. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { setPreference, type Preferences, usePreferences } from "../ui/preferences";
import { LANGUAGES } from "../i18n/language";
import { type Phrase, word, wordOf } from "../i18n/phrases";
import { useTable } from "../table/context";
import { Dialog } from "../ui/dialog";
import { askToNotify, canNotify } from "../ui/notifications";
import { currentTheme, type Theme, setTheme } from "../ui/theme";

const PACES: Readonly<Record<string, Phrase>> = { instant: "paceInstant", lively: "paceLively", calm: "paceCalm" };

export function Settings({ close }: { close: () => void }) {
  const { lang, pace, actions } = useTable();
  const { motion, notices } = usePreferences();
  const [theme, setShownTheme] = useState<Theme>(currentTheme());
  const [denied, setDenied] = useState(!canNotify());
  const changeTheme = (to: Theme) => {
    setTheme(to);
    setShownTheme(to);
  };
  const changeNotices = async (wanted: boolean) => {
    const allowed = wanted && (await askToNotify());
    setDenied(wanted && !allowed);
    setPreference({ notices: allowed });
  };
  const paceName = PACES[pace];
  return (
    <Dialog title={word("prefs")} kind="settings" close={close}>
      <h2>{word("prefs")}</h2>
      {actions.setLanguage && (
        <Select label={word("language")} name="lang" value={lang} choose={actions.setLanguage}>
          {LANGUAGES.map(([code, own]) => (
            <option key={code} value={code} lang={code}>
              {own}
            </option>
          ))}
        </Select>
      )}
      <Select label={word("theme")} name="lamp" value={theme} choose={(to) => changeTheme(to as Theme)}>
        <option value="">{word("asSystem")}</option>
        <option value="night">{word("night")}</option>
        <option value="paper">{word("paper")}</option>
      </Select>
      <Select label={word("motion")} name="motion" value={motion} choose={(to) => setPreference({ motion: to as Preferences["motion"] })}>
        <option value="system">{word("asSystem")}</option>
        <option value="less">{word("less")}</option>
      </Select>
      <PreferenceFlag name="sound" />
      <PreferenceFlag name="twice" />
      <PreferenceFlag name="lone" />
      <Checkbox name="notices" label={word("notices")} about={word(denied ? "noticesDenied" : "noticesAbout")} on={notices} set={(wanted) => void changeNotices(wanted)} />
      <p class="kept">
        {paceName && wordOf("botsPlay", word(paceName))} {word("kept")}
      </p>
    </Dialog>
  );
}

/** A preference that is on or off. */
function PreferenceFlag({ name }: { name: "sound" | "twice" | "lone" }) {
  const prefs = usePreferences();
  return <Checkbox name={name} label={word(name)} about={word(`${name}About`)} on={prefs[name]} set={(on) => setPreference({ [name]: on })} />;
}

function Checkbox({ name, label, about, on, set }: { name: string; label: string; about: string; on: boolean; set: (on: boolean) => void }) {
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

function Select({ label, name, value, choose, children }: { label: string; name: string; value: string; choose: (value: string) => void; children: ComponentChildren }) {
  return (
    <label class="choose">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
