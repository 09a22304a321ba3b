import { buyer } from './buyer.js';
import { callsOwner } from './calls-owner.js';
import { clientShare } from './client-share.js';
import { costSqueeze } from './cost-squeeze.js';
import { event } from './event.js';
import { healthAge } from './health-age.js';
import type { Kind } from './kind.js';
import { liquidity } from './liquidity.js';
import { onlyOne } from './only-one.js';
import { ownSum } from './own-sum.js';
import { partnersUnsettled } from './partners-unsettled.js';
import { paymentDays } from './payment-days.js';
import { personLeaves } from './person-leaves.js';
import { termEnds } from './term-ends.js';
import { whyLeave } from './why-leave.js';
import { guarantee } from './guarantee.js';
import { idleThing } from './idle-thing.js';
import { latePayer } from './late-payer.js';
import { lowPrices } from './low-prices.js';
import { openQuestion } from './open-question.js';
import { slowQuotes } from './slow-quotes.js';
import { wishExit } from './wish-exit.js';
import { wishSmall } from './wish-small.js';

/** All kinds, in the order in which facts of one sentence are told. */
export const kinds: readonly Kind[] = [
  wishExit,
  wishSmall,
  event,
  personLeaves,
  onlyOne,
  clientShare,
  liquidity,
  termEnds,
  healthAge,
  costSqueeze,
  buyer,
  paymentDays,
  whyLeave,
  partnersUnsettled,
  ownSum,
  latePayer,
  openQuestion,
  lowPrices,
  slowQuotes,
  idleThing,
  guarantee,
  callsOwner,
];
