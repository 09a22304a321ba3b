/** Milliseconds for which large figures are held. */
const heldMs = 60_000;

/** So many rows are counted in a few milliseconds. */
const large = 10_000;

/**
 * Figures over a whole table. Small ones are counted each time, and so are always right. Large ones
 * take long, and are counted once a minute.
 */
export class HeldFigures<Figures> {
  private held: { readonly figures: Figures; readonly until: number } | null = null;

  /** @param rowsIn how many rows the figures count */
  constructor(
    private readonly count: () => Promise<Figures>,
    private readonly rowsIn: (figures: Figures) => number,
  ) {}

  async read(): Promise<Figures> {
    if (this.held !== null && performance.now() < this.held.until) return this.held.figures;
    const figures = await this.count();
    const isLarge = this.rowsIn(figures) >= large;
    this.held = isLarge ? { figures, until: performance.now() + heldMs } : null;
    return figures;
  }
}
