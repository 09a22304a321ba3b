import type { ReactNode } from 'react';
import { content, pointsPerPixel } from '../page-size.js';

/** Drawings are made for a screen; on paper their letters may be smaller: about 8 points. */
const scale = 0.82;

/** How wide to draw, in pixels, for a drawing that is as wide as a page's text. */
export const chartWidth = Math.floor(content.width / pointsPerPixel / scale);

/** A drawing with its title and what a reader should take from it; never goes over two pages. */
export function Chart({
  title,
  message,
  children,
}: {
  title: string;
  message: string;
  children: ReactNode;
}) {
  return (
    <figure>
      <p className="strong">{title}</p>
      <p>{message}</p>
      {children}
    </figure>
  );
}
