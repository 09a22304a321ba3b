import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { type StoredPart, WordedParts } from '../../../src/analysis/wording-state/worded-parts.js';
import { aCoach } from '../../support/coach.js';
import { aClaim, loseLease, LOST } from '../../support/rows/claims.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aPart } from '../../support/wording/stored-parts.js';
import { heldUp } from '../../support/services/world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const parts = () => app.app.get(WordedParts);

describe('a part that is done', () => {
  it('is found by the next try as it was stored, words, checks and all', async () => {
    const claim = await aClaim(app);
    const worded = aPart('systems');
    const fellBack: StoredPart = {
      part: 'sales',
      hash: 'b'.repeat(64),
      outcome: 'rules',
      words: null,
      failedChecks: [{ part: 'sales', check: 'V3', place: 'gaps P-01', why: 'A figure: "12"' }],
      model: null,
    };
    expect(await parts().keep(claim, worded)).toBe(true);
    expect(await parts().keep(claim, fellBack)).toBe(true);
    await app.app.get(AnalysisRepository).tryAgain(claim, 0, 'busy');

    expect(await parts().read(claim.id)).toEqual([worded, fellBack]);
    expect(await parts().read((await aClaim(app)).id)).toEqual([]);
  });

  it('takes the place of what an earlier version worded', async () => {
    const claim = await aClaim(app);
    await parts().keep(claim, aPart('plan'));
    const newer = { ...aPart('plan'), hash: 'c'.repeat(64), model: 'another' };
    expect(await parts().keep(claim, newer)).toBe(true);
    expect(await parts().read(claim.id)).toEqual([newer]);
  });

  it('is kept when the report is begun anew, where it was accepted, but what it cost is forgotten', async () => {
    const claim = await aClaim(app);
    await parts().keep(claim, aPart('systems'));
    await parts().keep(claim, { ...aPart('sales'), outcome: 'rules', words: null });
    await app.dataSource.query(
      `UPDATE analyses SET tokens_used = 5000, requests_made = 3 WHERE id = $1`,
      [claim.id],
    );
    await app.app.get(AnalysisRepository).fail(claim, 'no credit');
    const coach = await aCoach(app);
    await coach.call('post', apiPaths.adminRegenerate(claim.id)).expect(200);

    expect(await parts().read(claim.id)).toEqual([aPart('systems')]);
    const [row] = await app.dataSource.query<unknown[]>(
      `SELECT tokens_used, requests_made FROM analyses WHERE id = $1`,
      [claim.id],
    );
    expect(row).toEqual({ tokens_used: 0, requests_made: 0 });
  });
});

describe('a worker that lost its lease', () => {
  it('stores nothing, also after somebody else began, and in place of nothing', async () => {
    const claim = await aClaim(app);
    await parts().keep(claim, aPart('systems'));
    await loseLease(app, claim);
    expect(await parts().keep(claim, aPart('sales'))).toBe(false);
    const next = (await app.app.get(AnalysisRepository).claim(claim.id))!;
    expect(await parts().keep(claim, { ...aPart('systems'), model: 'late' })).toBe(false);
    expect(await parts().keep(next, aPart('plan'))).toBe(true);

    expect(await parts().read(claim.id)).toEqual([aPart('systems'), aPart('plan')]);
  });

  it('stores nothing, although it lost the lease in the very moment of storing', async () => {
    const claim = await aClaim(app);
    const repair = app.dataSource.createQueryRunner();
    await repair.startTransaction();
    await repair.query(`UPDATE analyses SET ${LOST} WHERE id = $1`, [claim.id]);
    const kept = parts().keep(claim, aPart('systems'));
    await heldUp(app.dataSource, 'INSERT INTO worded_parts');
    await repair.commitTransaction();
    await repair.release();

    expect(await kept).toBe(false);
    expect(await parts().read(claim.id)).toEqual([]);
  });

  it('stores nothing for a company that is deleted, and its parts go with it', async () => {
    const claim = await aClaim(app);
    await parts().keep(claim, aPart('systems'));
    const [{ companyId } = { companyId: '' }] = await app.dataSource.query<{ companyId: string }[]>(
      `SELECT response_company_id AS "companyId" FROM analyses WHERE id = $1`,
      [claim.id],
    );
    const coach = await aCoach(app);
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);

    expect(await parts().keep(claim, aPart('sales'))).toBe(false);
    expect(await parts().read(claim.id)).toEqual([]);
  });
});
