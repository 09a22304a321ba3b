/** Sentences as a list; the bullets are text, because the PDF is made of what is text. */
export function Bullets({ items }: { items: readonly string[] }) {
  return items.length === 0 ? null : (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <span className="bullet">•</span>
          {item}
        </li>
      ))}
    </ul>
  );
}
