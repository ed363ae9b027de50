/** A seat's clock: the time beside its name, and the candle that burns down. */

import { useEffect, useState } from "preact/hooks";
import { isClockShown, secondsLeft, SHORT_TIME, formatTime, shareLeft } from "../game/clock";
import { useTable } from "./context";
import { Candle, Icon } from "../ui/icons";
import { wordOf } from "../i18n/phrases";

const TICK = 500;

/** Seconds that a seat has left, going on while it is looked at; null without a clock. */
function useSecondsLeft(seat: number): number | null {
  const { clocks } = useTable();
  const [, again] = useState(0);
  const running = clocks?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => again((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [running]);
  return clocks ? secondsLeft(clocks, seat, Date.now()) : null;
}

export function BurningCandle({ seat }: { seat: number }) {
  const { clocks } = useTable();
  const left = useSecondsLeft(seat);
  return <Candle wax={clocks && left !== null ? shareLeft(clocks, left) : 1} />;
}

/** The time in figures; when it is short, with a sign and told aloud once. */
export function SeatTime({ seat }: { seat: number }) {
  const { clocks, lang, ownSeat: chair } = useTable();
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
      {seat === chair && (
        <span class="sr" role="alert">
          {short && wordOf("timeShort", formatTime(SHORT_TIME, lang))}
        </span>
      )}
    </>
  );
}
