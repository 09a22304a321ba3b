import { describe, expect, it } from '@jest/globals';
import { legalFormOf } from './legal-form.js';

describe('the legal form in a company’s name', () => {
  it.each([
    ['Reitmeier Heizung + Sanitär GmbH', 'GmbH'],
    ['Huber gmbh.', 'GmbH'],
    ['Bau-GmbH', 'GmbH'],
    ['Wiener Dach Ges.m.b.H.', 'GmbH'],
    ['Huber GmbH & Co. KG', 'GmbH & Co. KG'],
    ['Huber GmbH+Co.KG', 'GmbH & Co. KG'],
    ['Huber KG', 'KG'],
    ['Kleinwerk UG (haftungsbeschränkt)', 'UG'],
    ['Schreinerei Maier e. K.', 'e.K.'],
    ['Schreinerei Maier e.K.', 'e.K.'],
    ['Maier & Söhne OHG', 'OHG'],
    ['Bäckerei Aktiv AG', 'AG'],
    ['Hesketh & Sons Limited', 'Ltd'],
    ['Tools Co., Ltd.', 'Ltd'],
    ['Boland Yachts (Pty) Ltd', 'Pty Ltd'],
    ['Pascoe Scaffolding Pty. Limited', 'Pty Ltd'],
    ['Dental Lab, L.L.C.', 'LLC'],
    ['Newco Inc', 'Inc'],
    ['Stone p.l.c.', 'PLC'],
    ['Law LLP', 'LLP'],
    ['Menuiserie Ferrand S.A.R.L.', 'SARL'],
    ['Garage Genève Sàrl', 'SARL'],
    ['Le Goff SASU', 'SASU'],
    ['Le Goff SAS', 'SAS'],
    ['Le Goff EURL', 'EURL'],
    ['Rossi S.p.A.', 'SpA'],
    ['Rossi S.r.l.', 'SRL'],
    ['De Vries B.V.', 'BV'],
    ['Okna Sp. z o.o.', 'Sp. z o.o.'],
    ['Jensen A/S', 'A/S'],
    ['Jensen ApS', 'ApS'],
    ['Lindqvist AB', 'AB'],
    ['Virtanen Oy', 'Oy'],
  ])('is read: %s', (company, form) => expect(legalFormOf(company)).toBe(form));

  it.each(['Castle Driving School', 'GmbH', 'The Ltd Shop', 'Casa', 'Lab', 'Smith & Co', '', '…'])(
    'is not read where none stands at the end: %s',
    (company) => expect(legalFormOf(company)).toBeUndefined(),
  );
});
