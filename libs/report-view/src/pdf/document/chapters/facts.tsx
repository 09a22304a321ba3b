/** Named facts, one a line; one without values is left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, readonly string[]>> }) {
  return Object.entries(facts)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => (
      <p key={name} className="fact">
        <span className="strong">{name}:</span> {values.join('; ')}
      </p>
    ));
}
