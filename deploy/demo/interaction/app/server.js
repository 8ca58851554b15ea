/** An installation's public address and one of its pools. */
export class Server {
  /**
   * @param {string} address the public URL; a slash at its end is dropped
   * @param {string} pool as `us-east-1_AbCdEfGhI`
   */
  constructor(address, pool) {
    this.address = address.replace(/\/+$/, "");
    this.pool = pool;
    Object.freeze(this);
  }

  /** The part of the pool's id after `_`. */
  get poolName() {
    return this.pool.slice(this.pool.indexOf("_") + 1);
  }

  /**
   * @param {Server} other
   * @returns {boolean} whether both are the same pool of the same installation
   */
  equals(other) {
    return this.address === other.address && this.pool === other.pool;
  }
}
