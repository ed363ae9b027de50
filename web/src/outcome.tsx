/** How it ended. */

import type { Scene } from "./types";

export function Outcome({ scene, say }: { scene: Scene; say: (text: string) => string }) {
  const { result } = scene;
  if (!result) return null;
  return (
    <section class="outcome" role="status">
      <h2>{say(result.text)}</h2>
      <ol>
        {result.ranks
          .map((rank, seat) => ({ rank, seat }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ rank, seat }) => (
            <li key={seat} value={rank} class={result.winners.includes(seat) ? "winner" : ""}>
              {say(`{${seat}}`)}
            </li>
          ))}
      </ol>
    </section>
  );
}
