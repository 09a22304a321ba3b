import { formatNumber, type RevenueShares } from '@ellac/contracts';
import { useId } from 'react';
import { useCard } from '../pieces/card.js';
import { Paragraph } from '../pieces/text/paragraph.js';
import { ChartFigure } from './chart-figure.js';
import { ShareBars } from './share-bars.js';
import { shareRows } from '../pieces/scores/chart-rows.js';

/** Above the chart of revenue. */
export const revenueTitle = 'What revenue is made of, and on whom it depends';

/** The sentence below the chart: how much depends on one person and on a few clients. */
export function revenueMessage({ salesBy, largestClients }: RevenueShares): string {
  const sales = salesBy && `You make ${formatNumber(salesBy.owner)}% of sales`;
  const clients =
    largestClients !== null &&
    `the three largest clients bring ${formatNumber(largestClients)}% of revenue`;
  const message = [sales, clients].filter(Boolean).join('; ');
  return message === '' ? '' : `${message[0]!.toUpperCase()}${message.slice(1)}.`;
}

/** What the owner marked as not known; empty where nothing is. */
export function openShares(shares: RevenueShares): string {
  const open = shareRows(shares).filter(({ row }) => row === null);
  return open.length === 0
    ? ''
    : `Marked as not known, so not drawn: ${open.map(({ label }) => label).join('; ')}.`;
}

/** Who sells, what kind of revenue it is, how sure it is, and how much a few clients hold. */
export function RevenueFigure({ shares }: { shares: RevenueShares }) {
  const id = useId();
  const card = useCard();
  const rows = shareRows(shares).flatMap(({ row }) => row ?? []);
  const open = openShares(shares);
  return (
    <>
      {rows.length === 0 ? null : (
        <ChartFigure title={revenueTitle} message={revenueMessage(shares)} className={card} id={id}>
          <ShareBars rows={rows} />
        </ChartFigure>
      )}
      {open === '' ? null : <Paragraph>{open}</Paragraph>}
    </>
  );
}
