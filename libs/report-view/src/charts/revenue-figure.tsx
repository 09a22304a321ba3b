import { formatNumber, type RevenueShares } from '@ellac/contracts';
import { Figure } from '@ellac/web';
import { Paragraph } from '../pieces/paragraph.js';
import { Chart } from './chart.js';
import { shareRows, type ShareRow } from '../pieces/chart-rows.js';
import { shareRowsHeight } from './chart-sizes.js';

export const revenueTitle = 'What revenue is made of, and on whom it depends';

const partsOf = ({ parts }: ShareRow): string =>
  parts.map(({ label, share }) => `${label} ${formatNumber(share)}%`).join(', ');

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
  const rows = shareRows(shares).flatMap(({ row }) => row ?? []);
  const open = openShares(shares);
  return (
    <>
      {rows.length === 0 ? null : (
        <Figure
          title={revenueTitle}
          message={revenueMessage(shares)}
          columns={['Share', 'Parts']}
          rows={rows.map((row) => [row.label, partsOf(row)])}
          height={shareRowsHeight(rows.length)}
        >
          <Chart
            draw={({ ShareRows }, width, palette) => (
              <ShareRows rows={rows} width={width} palette={palette} />
            )}
          />
        </Figure>
      )}
      {open === '' ? null : <Paragraph>{open}</Paragraph>}
    </>
  );
}
