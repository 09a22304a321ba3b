/** Why a PDF could not be made, in a sentence for a person. */
export class PdfProblem extends Error {}
