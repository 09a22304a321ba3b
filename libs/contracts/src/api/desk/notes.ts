import { z } from '../../zod.js';

/** Who wrote something on the desk. */
export const deskAuthorSchema = z.object({
  username: z.string(),
  displayName: z.nullable(z.string()),
});

/** One version of what coaches wrote for themselves. */
export const noteVersionSchema = z.object({
  /** From 1. */
  version: z.number(),
  content: z.string(),
  writtenAt: z.iso.datetime(),
  user: deskAuthorSchema,
});
export type NoteVersion = z.infer<typeof noteVersionSchema>;

/** A private note as it stands now. Every coach may change it; who began it may delete it. */
export const noteSchema = z.object({
  ...noteVersionSchema.shape,
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** The report on whose page it was written; null where it was the company's. */
  report: z.nullable(z.object({ id: z.string(), submittedAt: z.iso.datetime() })),
  /** Whether the reader began it, and so may delete it. */
  isOwn: z.boolean(),
});
export type Note = z.infer<typeof noteSchema>;

/** The reply to GET /api/admin/companies/{id}/notes; the newest first. */
export const notesSchema = z.array(noteSchema);

/** The reply to GET /api/admin/notes/{id}/versions; the newest first. */
export const noteVersionsSchema = z.array(noteVersionSchema);

/** What somebody else has made of a text meanwhile; part of the 409 that refuses to overwrite it. */
export const changedTextSchema = noteVersionSchema;
export type ChangedText = NoteVersion;
