extension LanguageTexts {
    static let ms = """
        dismiss: Tutup
        dismissPost: Tutup “%@”
        information: Maklumat
        success: Berjaya
        warning: Amaran
        error: Ralat
        available: %@ tersedia
        times.other: %d kali
        ok: OK
        cancel: Batal
        email: E-mel
        password: Kata Laluan
        oneTimeCode: Kod
        name: Nama
        choose: Pilih
        requiredField: Medan ini wajib diisi
        invalidEmail: Masukkan alamat e-mel yang sah
        invalidNumber: Masukkan nombor
        rating: %1$d daripada %2$d
        unrated: Belum dinilai
        undo: Buat Asal
        copy: Salin
        inProgress: Sedang berjalan
        more.other: %d lagi
        showLess: Tunjuk kurang
        showMore: Tunjuk lagi
        clearAll: Kosongkan semua
        noInternetTitle: Tiada Sambungan Internet
        noInternetSubtitle: Semak sambungan anda dan cuba lagi
        """
}
