/** The most characters of what a parcel says, as the contract has them. */
export const parcelLimits = { carrier: 60, tracking: 100 };
