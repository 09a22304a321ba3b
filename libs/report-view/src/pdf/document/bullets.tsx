import type { ReactNode } from 'react';

/**
 * Sentences as a list. The bullets are text nodes, because only text nodes are drawn as text in the
 * PDF.
 */
export function Bullets({ items }: { items: readonly ReactNode[] }) {
  return items.length === 0 ? null : (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <span className="label">•</span>
          <span className="item">{item}</span>
        </li>
      ))}
    </ul>
  );
}
