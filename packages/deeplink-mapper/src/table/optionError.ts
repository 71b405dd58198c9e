/** Thrown if an option is invalid. The message contains the value and an example of the expected form. */
export class DeepLinkOptionError extends Error {
  declare readonly kind: 'badOption';
  /** Name of the option, such as `scheme`. */
  declare readonly option: string;

  constructor(option: string, value: unknown, example: unknown) {
    super(
      `The option ${option} is ${JSON.stringify(value)}. Use a value such as ${JSON.stringify(example)}.`,
    );
    this.name = 'DeepLinkOptionError';
    this.kind = 'badOption';
    this.option = option;
  }
}
