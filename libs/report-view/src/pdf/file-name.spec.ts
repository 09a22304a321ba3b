import { describe, expect, it } from '@jest/globals';
import { fileNameOf } from './file-name.js';

describe('the PDF’s file name', () => {
  it('has the report and the reader’s day', () => {
    expect(fileNameOf('5b2c1f0e-6a0f-4a57-9a86-3d2f0c9f7a11', new Date(2026, 0, 5))).toBe(
      'business-analysis-report-5b2c1f0e-6a0f-4a57-9a86-3d2f0c9f7a11-2026-01-05.pdf',
    );
  });

  it('leads nowhere else, whatever the report’s id is', () => {
    expect(fileNameOf('../../etc/passwd', new Date(2026, 10, 21))).toBe(
      'business-analysis-report-etcpasswd-2026-11-21.pdf',
    );
  });
});
