import {
  type Area,
  areas,
  type Level,
  levels,
  type Overview,
  type ReadinessStanding,
  readinessStandings,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HeldFigures } from '../common/held-figures.js';
import { ofLiveCompany } from '../database/live-companies.js';
import { levelSql } from '../reports/level-sql.js';

interface StandingRow extends Readonly<Record<Area, Level | null>> {
  /**
   * The whole points of the score as it is shown, with one decimal: 6.97 is shown as 7.0. Below 0
   * where the report judges nothing.
   */
  readonly points: number;
  readonly band: ReadinessStanding;
  readonly companies: number;
}

/**
 * Where the companies stand, by the newest report of each: the same companies that the list finds by
 * this band or score. One whose newest report is not completed stands nowhere.
 */
@Injectable()
export class StandingsReader {
  private readonly rows: HeldFigures<StandingRow[]>;

  constructor(private readonly dataSource: DataSource) {
    this.rows = new HeldFigures(
      () => this.count(),
      (rows) => rows.reduce((sum, { companies }) => sum + companies, 0),
    );
  }

  async read(): Promise<Pick<Overview, 'scoreCounts' | 'bandCounts' | 'areaCounts'>> {
    const rows = await this.rows.read();
    const companiesOf = (isMeant: (row: StandingRow) => boolean): number =>
      rows.filter(isMeant).reduce((sum, { companies }) => sum + companies, 0);
    return {
      // A score of 10 counts with the nines.
      scoreCounts: Array.from({ length: 10 }, (_, points) =>
        companiesOf((row) => Math.min(row.points, 9) === points),
      ),
      bandCounts: readinessStandings.map((band) => ({
        band,
        companies: companiesOf((row) => row.band === band),
      })),
      areaCounts: areas.flatMap((area) =>
        levels.map((level) => ({
          area,
          level,
          companies: companiesOf((row) => row.points >= 0 && row[area] === level),
        })),
      ),
    };
  }

  private count(): Promise<StandingRow[]> {
    return this.dataSource.query<StandingRow[]>(
      `SELECT CASE WHEN band = 'not-judged' THEN -1 ELSE floor(overall_score + 0.05) END AS points,
         band, ${levelSql('business_score')} AS systems, ${levelSql('leadership_score')} AS leadership,
         ${levelSql('context_score')} AS market, count(*)::int AS companies
       FROM (
         SELECT DISTINCT ON (response_company_id)
           response_company_id, overall_score, business_score, leadership_score, context_score, band,
           generation_status
         FROM analyses
         ORDER BY response_company_id, response_submitted_at DESC, response_id DESC
       ) AS newest
       WHERE generation_status = 'completed' AND ${ofLiveCompany('response_company_id')}
       GROUP BY 1, 2, 3, 4, 5`,
    );
  }
}
