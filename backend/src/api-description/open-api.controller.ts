import { Controller, Get } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Type } from '@nestjs/common';
import { NeedsRole } from '../common/http/needs-role.js';
import { type OpenApi, openApiOf } from './open-api.js';

@NeedsRole('admin')
@Controller('api/openapi.json')
export class OpenApiController {
  private description: OpenApi | null = null;

  constructor(private readonly discovery: DiscoveryService) {}

  /** What this server serves, described once. Nothing of it is made before it is asked for. */
  @Get()
  read(): OpenApi {
    this.description ??= openApiOf(
      this.discovery.getControllers().map(({ metatype }) => metatype as Type),
    );
    return this.description;
  }
}
