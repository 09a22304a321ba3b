import type { ReactNode } from 'react';
import { content, pointsPerPixel } from '../page-size.js';

/** Drawings are designed for a screen; on paper their text may be smaller: about 8 points. */
const scale = 0.82;

/** The width of a drawing in pixels that fills the width of a page's text. */
export const chartWidth = Math.floor(content.width / pointsPerPixel / scale);

/** A drawing with its title and its sentence; never split over two pages. */
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
