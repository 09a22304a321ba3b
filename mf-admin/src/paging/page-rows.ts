/** How many rows a page of a list has, as the server decides where it is not told. */
export const pageRows = 50;
