import type { jsPDF } from 'jspdf';
import { internalsOf, pdfReference, pdfString, writeObject } from './internals.js';
import { isArtifact, structureAttributesOf, structureTypeOf } from './structure-types.js';

/** An element of the PDF's structure. */
interface StructureElement {
  readonly type: string;
  readonly attributes: string;
  /** What a screen reader says in its place. */
  readonly alternative: string | null;
  readonly parent: StructureElement | null;
  readonly kids: (StructureElement | Content)[];
}

/** A marked piece of a page's content. */
interface Content {
  /** From 1. */
  readonly page: number;
  readonly id: number;
}

const isContent = (kid: StructureElement | Content): kid is Content => 'id' in kid;

/** Marks the pages' content, and writes what each piece of it is. */
export interface Structure {
  /** Draws content that belongs to an element of the laid-out pages, onto a page. */
  readonly draw: (
    element: Element,
    page: number,
    content: () => Promise<void> | void,
  ) => Promise<void>;
  /** Draws what is only decoration. */
  readonly decorate: <Result>(content: () => Result) => Result;
}

/**
 * Gives a document the structure of its laid-out pages, in the order of their elements. A screen
 * reader then finds headings, paragraphs, lists, tables and the words for each drawing.
 */
export function addStructure(pdf: jsPDF, pages: readonly HTMLElement[]): Structure {
  const internals = internalsOf(pdf);
  const root: StructureElement = {
    type: 'Document',
    attributes: '',
    alternative: null,
    parent: null,
    kids: [],
  };
  const byElement = new Map<Element, StructureElement>();
  /** A list or a table that goes on over pages is one element. */
  const byPart = new Map<string, StructureElement>();
  const contentOf = pages.map((): StructureElement[] => []);

  const place = (element: Element | null): StructureElement => {
    if (element === null || element.matches('.pdf-page')) return root;
    const known = byElement.get(element) ?? byPart.get(partOf(element));
    if (known !== undefined) return known;
    const parent = place(element.parentElement);
    const type = structureTypeOf(element);
    if (type === null) return parent;
    const created: StructureElement = {
      type,
      attributes: structureAttributesOf(element),
      alternative: element.getAttribute('aria-label'),
      parent,
      kids: [],
    };
    parent.kids.push(created);
    byElement.set(element, created);
    if (partOf(element) !== '') byPart.set(partOf(element), created);
    return created;
  };
  for (const element of pages.flatMap((page) => [...page.querySelectorAll('*')])) {
    if (!isArtifact(element) && structureTypeOf(element) !== null) place(element);
  }

  internals.events.subscribe('putPage', (about) => {
    internals.write(`/StructParents ${String(about!.pageNumber - 1)} /Tabs /S`);
  });
  let rootId = 0;
  internals.events.subscribe('postPutResources', () => {
    rootId = writeTree(pdf, root, contentOf);
  });
  internals.events.subscribe('putCatalog', () => {
    internals.write(
      `/Version /1.7 /MarkInfo <</Marked true>> /StructTreeRoot ${pdfReference(rootId)}`,
    );
  });

  const decorate = <Result>(content: () => Result): Result => {
    internals.write('/Artifact BMC');
    const result = content();
    internals.write('EMC');
    return result;
  };
  return {
    decorate,
    draw: async (element, page, content) => {
      if (isArtifact(element)) {
        internals.write('/Artifact BMC');
      } else {
        const owner = place(element);
        const marked = contentOf[page - 1]!;
        owner.kids.push({ page, id: marked.length });
        internals.write(`/${owner.type} <</MCID ${String(marked.length)}>> BDC`);
        marked.push(owner);
      }
      await content();
      internals.write('EMC');
    },
  };
}

/** The name that the pieces of a divided list or table have in common. */
const partOf = (element: Element): string => element.getAttribute('data-part') ?? '';

/** Whether anything is drawn for an element; an empty cell still belongs to its row. */
const isDrawn = (element: StructureElement): boolean =>
  ['TD', 'TH'].includes(element.type) || element.kids.some((kid) => isContent(kid) || isDrawn(kid));

/** Writes the elements, and from each piece of content to its element. @returns the root's number */
function writeTree(
  pdf: jsPDF,
  top: StructureElement,
  contentOf: readonly (readonly StructureElement[])[],
): number {
  const internals = internalsOf(pdf);
  const ids = new Map<StructureElement, number>();
  const idOf = (element: StructureElement): number => {
    const id = ids.get(element) ?? internals.newObjectDeferred();
    ids.set(element, id);
    return id;
  };
  const rootId = internals.newObjectDeferred();
  const parentsId = internals.newObjectDeferred();
  const pageOf = (page: number) => pdfReference(internals.getPageInfo(page).objId);
  const write = (element: StructureElement): void => {
    const kids = element.kids.filter((kid) => isContent(kid) || isDrawn(kid));
    const references = kids.map((kid) =>
      isContent(kid)
        ? `<</Type /MCR /Pg ${pageOf(kid.page)} /MCID ${String(kid.id)}>>`
        : pdfReference(idOf(kid)),
    );
    const parent = element.parent === null ? rootId : idOf(element.parent);
    const alternative =
      element.alternative === null ? '' : `/Alt ${pdfString(element.alternative)}`;
    writeObject(
      internals,
      idOf(element),
      `/Type /StructElem /S /${element.type} /P ${pdfReference(parent)} ${alternative} ${element.attributes} /K [${references.join(' ')}]`,
    );
    for (const kid of kids) if (!isContent(kid)) write(kid);
  };
  write(top);
  const parents = contentOf.map(
    (marked, page) =>
      `${String(page)} [${marked.map((element) => pdfReference(idOf(element))).join(' ')}]`,
  );
  writeObject(internals, parentsId, `/Nums [${parents.join(' ')}]`);
  writeObject(
    internals,
    rootId,
    `/Type /StructTreeRoot /K [${pdfReference(idOf(top))}] /ParentTree ${pdfReference(parentsId)} /ParentTreeNextKey ${String(contentOf.length)}`,
  );
  return rootId;
}
