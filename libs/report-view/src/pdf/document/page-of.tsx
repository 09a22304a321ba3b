/** The page on which a heading stands; the number is filled in after the pagination. */
export const PageOf = ({ title }: { title: string }) => <span data-page-of={title} />;
