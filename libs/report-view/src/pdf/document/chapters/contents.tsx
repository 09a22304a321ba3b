/**
 * The sections with the pages on which they begin; the numbers are filled in after the pagination.
 */
export function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <>
      <p className="strong contents-title">Contents</p>
      <ul className="contents">
        {titles.map((title) => (
          <li key={title} data-section={title}>
            <span className="label">{title}</span>
            <span className="item page-number" data-page-of={title} />
          </li>
        ))}
      </ul>
    </>
  );
}
