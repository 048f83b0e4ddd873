import type { PictureFault } from '../../../content/model/source';

/** Why an SVG is refused while it is read. */
export class Refusal extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault.fault);
    this.fault = fault;
  }
}
