import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { BrandColors } from '@ellac/contracts/brand';
import { brandColorsFrom } from '@ellac/contracts/brand/from-color';
import { Environment } from '../config/environment.js';

/** The provider's logo, as the setting `LOGO` names it. */
export interface Logo {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly content: Buffer;
}

/** What the settings make the product look like, the same for the process's whole life. */
@Injectable()
export class Brand {
  /** The colour from which the others are made, such as `#006a80`. */
  readonly color: string;
  readonly colors: BrandColors;
  /** Null where the drawn mark stands for the product. */
  readonly logo: Logo | null;
  /** Whether the logo needs a white plate on the field of brand colour. */
  readonly needsPlate: boolean;

  constructor({ THEME_COLOR, LOGO, LOGO_ON_DARK }: Environment) {
    this.color = THEME_COLOR.toLowerCase();
    const colors = brandColorsFrom(this.color);
    if (colors === null) throw new Error(`THEME_COLOR is ${THEME_COLOR}, which is no colour.`);
    this.colors = colors;
    this.logo = LOGO === undefined ? null : readLogo(LOGO);
    this.needsPlate = this.logo !== null && LOGO_ON_DARK === 'false';
  }
}

const readLogo = (path: string): Logo => ({
  type: extname(path).toLowerCase() === '.png' ? 'image/png' : 'image/svg+xml',
  content: readFileSync(path),
});
