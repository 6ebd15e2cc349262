/** The standard test file of virus scanners, assembled here so that scanners do not report this source file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "!$H+H*"].join("");
