/**
 * The sections with the pages on which they begin; the numbers are filled in after the pagination.
 */
export function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <>
      <p className="strong leads">Contents</p>
      <ul className="contents whole">
        {titles.map((title) => (
          <li key={title} data-section={title}>
            <span>{title}</span>
            <span className="page-number" />
          </li>
        ))}
      </ul>
    </>
  );
}
