// The generated header includes it, but uses none of its functions.
