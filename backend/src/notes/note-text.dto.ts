import { limits, messages } from '@ellac/contracts';
import { IsInt, IsOptional, IsString, Min } from 'class-validator';
import { TextField } from '../common/validation/field-decorators.js';

/** What a note says. */
class NoteTextDto {
  @TextField({
    kind: 'text',
    label: 'Note',
    min: 1,
    max: limits.note,
    required: messages.noteRequired,
    tooShort: messages.noteRequired,
    tooLong: messages.noteTooLong,
  })
  content!: string;
}

/** A new note, and the report on whose page it was written. */
export class NewNoteDto extends NoteTextDto {
  @IsOptional()
  @IsString({ message: messages.reportNotFound })
  analysisId?: string;
}

/** What a note shall say, and the version that the coach had before. */
export class NoteChangeDto extends NoteTextDto {
  @IsInt({ message: messages.versionInvalid })
  @Min(1, { message: messages.versionInvalid })
  version!: number;
}
