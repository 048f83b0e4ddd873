import type { PictureFault } from '../../../content/model/source';

/** Why a drawing is not read any further. */
export class Refusal extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault.fault);
    this.fault = fault;
  }
}
