/** The clock of a seat: the time beside its name, and the candle that burns down. */

import { useEffect, useState } from "preact/hooks";
import { isClockShown, secondsLeft, SHORT_TIME, formatTime, shareLeft } from "./clock";
import { useTable } from "./context";
import { CandleIcon, Icon } from "../ui/icons";
import { wordOf } from "../i18n/phrases";

const TICK = 500;

/** The seconds that a seat has left, updated while its clock is running; null without a clock. */
function useSecondsLeft(seat: number): number | null {
  const { clocks } = useTable();
  const [, redraw] = useState(0);
  const running = clocks?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => redraw((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [running]);
  return clocks ? secondsLeft(clocks, seat, Date.now()) : null;
}

export function TimeCandleIcon({ seat }: { seat: number }) {
  const { clocks } = useTable();
  const left = useSecondsLeft(seat);
  return <CandleIcon wax={clocks && left !== null ? shareLeft(clocks, left) : 1} />;
}

/** The time in numbers. Short time gets an icon and is announced once to screen readers. */
export function SeatTime({ seat }: { seat: number }) {
  const { clocks, lang, ownSeat } = useTable();
  const left = useSecondsLeft(seat);
  if (!clocks || left === null || !isClockShown(clocks, seat)) return null;
  const running = clocks.running.includes(seat);
  const short = running && left < SHORT_TIME;
  const time = formatTime(left, lang);
  return (
    <>
      <time class={`clock${running ? " runs" : ""}${short ? " short" : ""}`} data-clock={seat} role="timer" aria-label={wordOf("timeLeft", time)}>
        {short && <Icon name="glass" />}
        {time}
      </time>
      {seat === ownSeat && (
        <span class="sr" role="alert">
          {short && wordOf("timeShort", formatTime(SHORT_TIME, lang))}
        </span>
      )}
    </>
  );
}
