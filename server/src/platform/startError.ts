/** A reason why Pavilion cannot start, in one line. `main` prints it and exits with code 1. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
