import { IsBoolean } from 'class-validator';

export class ExampleDataSettingDto {
  @IsBoolean({ message: 'Say whether the button is enabled: true or false.' })
  enabled!: boolean;
}
