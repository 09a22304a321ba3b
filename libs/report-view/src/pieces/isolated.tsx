/** A word with a character that changes the text direction after it. */
const turning = /(\S*[\u202a-\u202e\u2066-\u2069]\S*)/u;

/**
 * Text from a person inside ours: a name, an answer, a comment. It is isolated, so that its
 * direction does not affect the text around it.
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
