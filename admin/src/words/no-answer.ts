/** Messages for when the server does not reply. */
export const SERVER_SILENT = "The shop's server did not answer properly. Please try again in a moment."
export const OFFLINE = "The shop's server could not be reached. Check the connection and try again."
