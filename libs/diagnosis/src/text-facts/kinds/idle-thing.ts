import type { Kind } from './kind.js';

const thing = String.raw`(?:trucks?|vans?|machines?|prime movers?|trailers?|rooms?|halls?|units?|sites?|shops?|floors?|ovens?|presses|press|lathes?|lines?|cranes?|vehicles?|cars?|lorries|lorry|excavators?|diggers?|tractors?|kilns?|building|warehouse|workshop|office|chairs?|bays?|lifts?|scanner|stock|inventory|software|licen[cs]es?|one|half of (?:it|them))`;

/** Something that costs rent, a lease or capital and is not used. */
export const idleThing: Kind = {
  kind: 'idle-thing',
  patterns: [
    new RegExp(
      String.raw`\b${thing}\b[^.;]{0,30}\b(?:is|are|has been|have been|was|sits?|stands?|stood)(?: just| mostly| often| still)? (?:standing|idle|unused|empty|parked|standing still|sitting|doing nothing)\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:lease|leases|leased|rent|rents|rented|bought|pay for|paying for|paid for)\b[^.;]{0,60}\b(?:hardly|barely|never|not|no longer|rarely) (?:used?|uses?|using|needed?|needs?|runs?|moves?|earns?)\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b${thing}\b[^.;]{0,25}\b(?:that|which)? ?(?:(?:we|I) (?:hardly|barely|never|no longer|do not|don't|rarely|only half) (?:use|need|run)|nobody (?:uses|needs))\b`,
      'iu',
    ),
    /\bgathers? dust\b|\bgathering dust\b/iu,
    /\b(?:sit|sitting|stuck) on (?:old|dead|unsold|slow|too much) stock\b|\bdead stock\b/iu,
  ],
  not: [
    /\b(?:no|not an?|never an?) (?:idle|empty|unused)\b|\bno \w+ is (?:idle|empty|unused)\b/iu,
    /\b(?:people|staff|team|drivers|hands|workers)\b[^.;]{0,15}\b(?:idle|standing)\b/iu,
    /\b(?:market|competitors?|next door|neighbour\w*|for rent|to let|opposite)\b/iu,
    /\bstanding orders?\b/iu,
  ],
};
