/** A word with a character that turns the direction of what follows. */
const turning = /(\S*[\u202a-\u202e\u2066-\u2069]\S*)/u;

/**
 * Somebody's words inside ours: a name, an answer, a comment. They are shown letter by letter, but
 * turn the direction of no letter beyond their own.
 */
export function Isolated({ text }: { text: string }) {
  if (!turning.test(text)) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {text.split(turning).map((piece, index) => (
        <bdi key={index}>{piece}</bdi>
      ))}
    </bdi>
  );
}
