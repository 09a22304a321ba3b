import { messages } from '@ellac/contracts';
import { type ArgumentMetadata, type Type as Class, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { ValidationFailed } from '../errors/validation-failed.js';
import { refuseStrangeShapes } from './body-shape.js';
import { goodBody } from './good-body.js';

type Detail = ValidationFailed['details'][number];

/** Each fault with its dotted path; a list's faulty entry stands under the list's own path. */
function detailsOf(errors: readonly ValidationError[], parent = ''): Detail[] {
  return errors.flatMap((error) => {
    const path = parent === '' ? error.property : `${parent}.${error.property}`;
    const own = Object.entries(error.constraints ?? {}).map(([constraint, message]) => ({
      path,
      message: constraint === 'whitelistValidation' ? messages.unknownField : message,
    }));
    return [...own, ...detailsOf(error.children ?? [], path)];
  });
}

class BodyPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type } = metadata;
    const metatype: Class<object> | undefined = metadata.metatype;
    if (type === 'body' || type === 'query') refuseStrangeShapes(value);
    const isChecked = type === 'body' && metatype !== undefined && this.toValidate(metadata);
    const good = isChecked ? goodBody(metatype, value) : null;
    return good ?? (await super.transform(value, metadata));
  }
}

/** Parses and checks every body once: unknown fields are refused, types are never guessed. */
export const validationPipe = (): ValidationPipe =>
  new BodyPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const details = detailsOf(errors);
      const message = details.length === 1 ? details[0]!.message : messages.refused;
      return new ValidationFailed(message, details);
    },
  });
