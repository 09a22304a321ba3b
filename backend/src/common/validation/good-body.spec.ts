import type { Type as Class } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { Exclude, Transform, Type } from 'class-transformer';
import {
  Allow,
  IsDefined,
  IsInt,
  IsObject,
  IsString,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Group, Optional } from './field-decorators.js';
import { goodBody } from './good-body.js';

class Part {
  @IsInt()
  size!: number;
}

class Whole {
  @Transform(({ value }: { value: unknown }) => (value === 'old' ? 'new' : value))
  @IsString()
  name!: string;

  @IsString({ each: true })
  words!: string[];

  @Group(() => Part)
  part!: Part;

  @Optional()
  @ValidateNested({ each: true })
  @Type(() => Part)
  parts?: Part[];
}

class Longer extends Whole {
  @IsInt()
  length!: number;
}

const whole = { name: 'old', words: ['a'], part: { size: 1 } };

describe('a body that keeps the rules of its class', () => {
  it('becomes an instance, its parts too, with the changes of the decorators', () => {
    const made = goodBody(Whole, { ...whole, parts: [{ size: 2 }] });
    expect(made).toBeInstanceOf(Whole);
    expect(made?.part).toBeInstanceOf(Part);
    expect(made?.parts?.[0]).toBeInstanceOf(Part);
    expect(made).toEqual({ ...whole, name: 'new', parts: [{ size: 2 }] });
  });

  it('keeps those of the classes above as well', () => {
    expect(goodBody(Longer, { ...whole, length: 1 })).toBeInstanceOf(Longer);
    expect(goodBody(Longer, { ...whole, name: 1, length: 1 })).toBeNull();
  });

  it('is left as it is', () => {
    const body = Object.freeze({ ...whole, words: Object.freeze(['a']) });
    expect(goodBody(Whole, body)?.words).not.toBe(body.words);
  });
});

it.each<[string, unknown]>([
  ['no object', 'text'],
  ['nothing', null],
  ['a list', [whole]],
  ['an unknown field', { ...whole, more: 1 }],
  ['a missing field', { name: 'a', words: [] }],
  ['a wrong value', { ...whole, name: 1 }],
  ['a wrong entry of a list', { ...whole, words: ['a', 1] }],
  ['a list of lists', { ...whole, words: [['a']] }],
  ['a wrong part', { ...whole, part: { size: 'a' } }],
  ['a part that is a text', { ...whole, part: 'a' }],
  ['a part that is a list', { ...whole, part: [{ size: 1 }] }],
  ['an unknown field of a part', { ...whole, part: { size: 1, more: 1 } }],
  ['a wrong part in a list', { ...whole, parts: [{ size: 1 }, { size: 'a' }] }],
])('the libraries judge a body that is, or has, %s', (_what, body) => {
  expect(goodBody(Whole, body)).toBeNull();
});

class NoRules {
  value?: unknown;
}
class Defined {
  @IsDefined()
  value!: unknown;
}
class Allowed {
  @Allow()
  value!: unknown;
}
class Later {
  @ValidateBy({ name: 'later', async: true, validator: { validate: () => Promise.resolve(true) } })
  value!: unknown;
}
class Promised {
  @ValidateBy({ name: 'promised', validator: { validate: () => Promise.resolve(true) } })
  value!: unknown;
}
class PartWithoutClass {
  @IsObject()
  @ValidateNested()
  value!: object;
}
class Excluded {
  @Exclude()
  @IsInt()
  value!: number;
}
class OneWay {
  @Transform(({ value }: { value: number }) => value + 1, { groups: ['admin'] })
  @IsInt()
  value!: number;
}

it.each<[Class<object>, unknown]>([
  [NoRules, {}],
  [Defined, { value: 1 }],
  [Later, { value: 1 }],
  [Promised, { value: 1 }],
  [PartWithoutClass, { value: {} }],
  [Excluded, { value: 1 }],
  [OneWay, { value: 1 }],
])('the libraries judge every body of a class with other kinds of rules: %p', (bodyClass, body) => {
  expect(goodBody(bodyClass, body)).toBeNull();
});

it('takes a field of which nothing is asked', () => {
  expect(goodBody(Allowed, { value: 1 })).toEqual({ value: 1 });
  expect(goodBody(Allowed, { other: 1 })).toBeNull();
});
