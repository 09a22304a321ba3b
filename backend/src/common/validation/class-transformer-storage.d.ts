// Where class-transformer keeps what its decorators say; its own types leave out what may be missing.
declare module 'class-transformer/cjs/storage.js' {
  import type { Type } from '@nestjs/common';
  import type { TransformationType, TransformFnParams } from 'class-transformer';

  type Class = Type<object>;

  export const defaultMetadataStorage: {
    readonly getStrategy: (target: Class) => 'excludeAll' | 'exposeAll' | 'none';
    readonly getExposedMetadatas: (target: Class) => readonly unknown[];
    readonly getExcludedMetadatas: (target: Class) => readonly unknown[];
    readonly findTypeMetadata: (
      target: Class,
      property: string,
    ) =>
      | {
          readonly typeFunction: () => Class;
          readonly options?: { readonly discriminator?: object };
        }
      | undefined;
    readonly findTransformMetadatas: (
      target: Class,
      property: string,
      kind: TransformationType,
    ) => readonly {
      readonly transformFn: (params: TransformFnParams) => unknown;
      readonly options?: object;
    }[];
  };
}
