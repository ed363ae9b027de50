/** A seat's clock: the time beside its name, and the candle that burns down. */

import { useEffect, useState } from "preact/hooks";
import { isTold, leftOf, SHORT, timeOf, waxOf } from "../game/clock";
import { useDesk } from "./context";
import { Candle, Icon } from "../ui/icons";
import { wordOf } from "../i18n/phrases";

const TICK = 500;

/** Seconds that a seat has left, going on while it is looked at; null without a clock. */
function useLeft(seat: number): number | null {
  const { clocks } = useDesk();
  const [, again] = useState(0);
  const running = clocks?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => again((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [running]);
  return clocks ? leftOf(clocks, seat, Date.now()) : null;
}

export function BurningCandle({ seat }: { seat: number }) {
  const { clocks } = useDesk();
  const left = useLeft(seat);
  return <Candle wax={clocks && left !== null ? waxOf(clocks, left) : 1} />;
}

/** The time in figures; when it is short, with a sign and told aloud once. */
export function Time({ seat }: { seat: number }) {
  const { clocks, lang, chair } = useDesk();
  const left = useLeft(seat);
  if (!clocks || left === null || !isTold(clocks, seat)) return null;
  const running = clocks.running.includes(seat);
  const short = running && left < SHORT;
  const time = timeOf(left, lang);
  return (
    <>
      <time class={`clock${running ? " runs" : ""}${short ? " short" : ""}`} data-clock={seat} role="timer" aria-label={wordOf("timeLeft", time)}>
        {short && <Icon name="glass" />}
        {time}
      </time>
      {seat === chair && (
        <span class="sr" role="alert">
          {short && wordOf("timeShort", timeOf(SHORT, lang))}
        </span>
      )}
    </>
  );
}
