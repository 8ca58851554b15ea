/**
 * `@gatehouse/app`: for apps in a browser that confirm sign-ins and enrolments by the interaction protocol
 * (Services/DeviceRegistry/INTERACTION.md). It needs no build and no other package. README.md has the names.
 */
export { AppError } from "./app-error.js";
export { AppInstance } from "./app-instance.js";
export { Biometric } from "./biometric.js";
export { IndexedDBKeyStore } from "./indexed-db-key-store.js";
export { Link } from "./link.js";
export { MemoryKeyStore } from "./memory-key-store.js";
export { PIN } from "./pin.js";
export { Policy } from "./policy.js";
export { Context, Result, SecondFactorInfo } from "./second-factor-info.js";
export { Server } from "./server.js";
export { Comparison, Kind, Session } from "./session.js";
