import { expect, type Page } from '@playwright/test';

/** A colour on another one, and how much it has to differ. */
interface Contrast {
  readonly what: string;
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
}

/** Texts in drawings, which axe leaves out, and shapes that say something, with what they stand on. */
const drawnContrasts = (page: Page): Promise<Contrast[]> =>
  page.getByRole('article').evaluate((article) => {
    const groundOf = (drawn: Element): string => {
      for (let each: Element | null = drawn; each !== null; each = each.parentElement) {
        const color = getComputedStyle(each).backgroundColor;
        if (color !== 'rgba(0, 0, 0, 0)') return color;
      }
      throw new Error('The page has no background');
    };
    const found = (place: string) =>
      [...article.querySelectorAll(place)].filter((each) => each.getClientRects().length > 0);

    const texts = found('svg text').map((text) => {
      // A number stands on its disc or its pin.
      const below = text.previousElementSibling;
      const isOn = below?.matches('circle, rect') === true && text.matches('[text-anchor=middle]');
      return {
        what: `the text ${text.textContent}`,
        ink: getComputedStyle(text).fill,
        ground: isOn ? getComputedStyle(below).fill : groundOf(text),
        least: 4.5,
      };
    });
    const shapes = (
      [
        ['the pin', 'header svg > svg > rect', 'fill'],
        ['a value', '[role=meter] > svg > rect', 'fill'],
        ['the mark of ratings', '[role=meter] circle', 'stroke'],
        ['the mark of facts', '[role=meter] polygon', 'fill'],
        ['an answer', 'figure li circle', 'stroke'],
        ['a step', '#plan svg > g > rect', 'stroke'],
        ['an icon', 'svg[fill=currentColor]', 'color'],
      ] as const
    ).flatMap(([what, place, paint]) => {
      const all = found(place);
      if (all.length === 0) throw new Error(`The report does not show ${what}`);
      return all.flatMap((shape) => {
        // The bands below it; inside a mark there are none.
        const bands = shape.closest('[role=meter], figure')
          ? [...(shape.closest('[role=meter], li')?.querySelectorAll('svg svg > rect') ?? [])]
          : [];
        return [groundOf(shape), ...bands.map((band) => getComputedStyle(band).fill)].map(
          (ground) => ({ what, ink: getComputedStyle(shape)[paint], ground, least: 3 }),
        );
      });
    });
    return [...texts, ...shapes];
  });

/** WCAG's relative luminance of a colour as browsers compute it. */
function luminance(color: string): number {
  const [red, green, blue] = color.match(/[\d.]+/g)!.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf({ ink, ground }: Contrast): number {
  const [light, dark] = [luminance(ink), luminance(ground)].sort((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Expects all that is drawn on the report to be told from what it stands on. */
export async function expectDrawnToBeSeen(page: Page): Promise<void> {
  const contrasts = await drawnContrasts(page);
  const faint = contrasts
    .filter((each) => contrastOf(each) < each.least)
    .map((each) => `${each.what}: ${each.ink} on ${each.ground}, ${contrastOf(each).toFixed(2)}`);
  expect([...new Set(faint)]).toEqual([]);
}
