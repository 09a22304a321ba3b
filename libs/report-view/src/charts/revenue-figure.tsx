import { formatNumber, type RevenueShares } from '@ellac/contracts';
import { Figure } from '@ellac/web';
import { Paragraph } from '../pieces/paragraph.js';
import { Chart } from './chart.js';
import { shareRows, type ShareRow } from './chart-rows.js';
import { shareRowsHeight } from './chart-sizes.js';

const partsOf = ({ parts }: ShareRow): string =>
  parts.map(({ label, share }) => `${label} ${formatNumber(share)}%`).join(', ');

/** What a reader should take from it: how much hangs on one person and on a few clients. */
function messageOf({ salesBy, largestClients }: RevenueShares): string {
  const sales = salesBy && `The owner makes ${formatNumber(salesBy.owner)}% of sales`;
  const clients =
    largestClients !== null &&
    `the three largest clients bring ${formatNumber(largestClients)}% of revenue`;
  const message = [sales, clients].filter(Boolean).join('; ');
  return message === '' ? '' : `${message[0]!.toUpperCase()}${message.slice(1)}.`;
}

/** Who sells, what kind of revenue it is, how sure it is, and how much a few clients hold. */
export function RevenueFigure({ shares }: { shares: RevenueShares }) {
  const all = shareRows(shares);
  const rows = all.flatMap(({ row }) => row ?? []);
  const open = all.filter(({ row }) => row === null).map(({ label }) => label);
  return (
    <>
      {rows.length === 0 ? null : (
        <Figure
          title="What revenue is made of, and on whom it depends"
          message={messageOf(shares)}
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
      {open.length === 0 ? null : (
        <Paragraph>{`Marked as not known, so not drawn: ${open.join('; ')}.`}</Paragraph>
      )}
    </>
  );
}
