import {
  limits,
  messages,
  type PasswordAndCode,
  type SecondFactorProof,
  type SecondFactorStart,
} from '@ellac/contracts';
import { applyDecorators } from '@nestjs/common';
import { LengthBetween, PasswordField } from '../../common/validation/field-decorators.js';

const CodeField = () =>
  applyDecorators(
    LengthBetween(1, Infinity, messages.codeRequired),
    LengthBetween(0, limits.secondFactorCode, messages.codeNotRight),
  );

export class SecondFactorStartDto implements SecondFactorStart {
  @PasswordField(1, messages.passwordRequired)
  currentPassword!: string;
}

export class SecondFactorProofDto implements SecondFactorProof {
  @CodeField()
  code!: string;
}

export class PasswordAndCodeDto implements PasswordAndCode {
  @PasswordField(1, messages.passwordRequired)
  currentPassword!: string;

  @CodeField()
  code!: string;
}
