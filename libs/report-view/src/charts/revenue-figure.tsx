import { formatNumber, type Analysis, type RevenueShares } from '@ellac/contracts';
import { useId } from 'react';
import { useCard } from '../pieces/card.js';
import { Paragraph } from '../pieces/text/paragraph.js';
import { ChartFigure } from './chart-figure.js';
import { drawnShares } from '../words/scores/drawn-shares.js';
import { ShareBars } from './share-bars.js';
import { shareRows } from '../pieces/scores/chart-rows.js';

/** Above the chart of revenue. */
export const revenueTitle = 'What revenue is made of, and on whom it depends';

/** The sentence below the chart: how much depends on one person and on a few clients. */
export function revenueMessage({ salesBy, largestClients }: RevenueShares): string {
  const sales = salesBy && `the owner’s share of sales is ${formatNumber(salesBy.owner)}%`;
  const clients =
    largestClients !== null &&
    `the three largest clients bring ${formatNumber(largestClients)}% of revenue`;
  const message = [sales, clients].filter(Boolean).join('; ');
  return message === '' ? '' : `${message[0]!.toUpperCase()}${message.slice(1)}.`;
}

/** What is not drawn and why: what the owner does not know, and what the owner's own words deny. */
export function undrawnShares(analysis: Analysis): string {
  const missing = (shares: RevenueShares): readonly string[] =>
    shareRows(shares).flatMap(({ label, row }) => (row === null ? [label] : []));
  const open = missing(analysis.revenueShares);
  const denied = missing(drawnShares(analysis)).filter((label) => !open.includes(label));
  const told = (why: string, labels: readonly string[]): string =>
    labels.length === 0 ? '' : `${why}, so not drawn: ${labels.join('; ')}.`;
  return [told('Marked as not known', open), told('Your own words say otherwise', denied)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Who sells, what kind of revenue it is, how sure it is, and how much a few clients hold. */
export function RevenueFigure({ analysis }: { analysis: Analysis }) {
  const id = useId();
  const card = useCard();
  const shares = drawnShares(analysis);
  const rows = shareRows(shares).flatMap(({ row }) => row ?? []);
  const undrawn = undrawnShares(analysis);
  return (
    <>
      {rows.length === 0 ? null : (
        <ChartFigure title={revenueTitle} message={revenueMessage(shares)} className={card} id={id}>
          <ShareBars rows={rows} />
        </ChartFigure>
      )}
      {undrawn === '' ? null : <Paragraph>{undrawn}</Paragraph>}
    </>
  );
}
