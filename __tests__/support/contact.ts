import business from "../../data/business.json";

/**
 * How the business is reached, from its record: the specification leaves phone, e-mail and host open
 * ({phone}, {email}, {host}), so tests of the pages hold for whatever is written there.
 */
export const { phone, email, host } = business;

/** The phone number as links dial it: +19735550142. */
export const dialed = `+1${phone.replace(/\D/g, "")}`;
